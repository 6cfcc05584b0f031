"""The string literals of C files: where they stand, and which call or member they belong to."""

import re

TOKEN = re.compile(
    r'(?P<comment>/\*.*?\*/|//[^\n]*)'
    r'|(?P<string>(?:u8|L)?"(?:\\.|[^"\\\n])*")'
    r"|(?P<character>'(?:\\.|[^'\\\n])+')"
    r'|(?P<directive>^[ \t]*#(?:[^\n\\]|\\.|\\\n)*)'
    r'|(?P<name>[A-Za-z_]\w*)'
    r'|(?P<space>\s+)'
    r'|(?P<other>.)',
    re.S | re.M)

ESCAPES = {'n': '\n', 't': '\t', '"': '"', '\\': '\\', "'": "'", 'r': '\r', '0': '\0'}
# What stands for a number between two literals, PRIu64 and the like.
NUMBER_FORMAT = re.compile(r'PRI[a-zA-Z0-9]+$')


def unescape(literal):
    body = literal[literal.index('"') + 1:-1]
    return re.sub(r'\\(.)', lambda m: ESCAPES.get(m.group(1), m.group(0)), body, flags=re.S)


class Literal:
    """Adjacent literals as one: its text, its line, the call around it, the member it is given to."""

    def __init__(self, text, line, calls, member, span):
        self.text, self.line, self.calls, self.member, self.span = text, line, calls, member, span


def literals(source):
    found = []
    calls = []          # the name before each open parenthesis
    name, member = '', ''
    pending = None      # (text, line, first offset, last offset)
    line = 1

    def flush():
        nonlocal pending
        if pending:
            text, at, start, end = pending
            found.append(Literal(text, at, [c for c in calls if c], member, (start, end)))
            pending = None

    for token in TOKEN.finditer(source):
        kind, word = token.lastgroup, token.group()
        if kind == 'string':
            text = unescape(word)
            pending = (pending[0] + text, pending[1], pending[2], token.end()) if pending else (
                text, line, token.start(), token.end())
        elif kind == 'name' and pending and NUMBER_FORMAT.match(word):
            pending = (pending[0] + 'd', pending[1], pending[2], token.end())
        elif kind == 'directive':
            macro = re.match(r'\s*#\s*define\b', word)
            if macro:   # the strings of a macro's body, as one piece of source
                body = word.replace('\\\n', '  ')
                for inner in literals(body[macro.end():]):
                    inner.line = line + word[:macro.end() + inner.span[0]].count('\n')
                    found.append(inner)
        elif kind == 'other' or kind == 'name':
            flush()
            if word == '(':
                calls.append(name)
            elif word == ')' and calls:
                calls.pop()
            elif word == ';':
                calls, member = [], ''
            elif word in ',{}':
                member = '' if not calls else member
            elif word == '=' and name:
                member = name
            name = word if kind == 'name' else ''
        line += word.count('\n')
    flush()
    return found
