# The record for distributors has the elements of ONIX 3.0 in their order, with what is mandatory and codes
# of the lists that it names: a table apart from the one that writes it, taken from EDItEUR's specification.
exec 2>&1
cat >check.py <<'END'
import re, sys
import xml.etree.ElementTree as tree
NAMESPACE = "{http://ns.editeur.org/onix/3.0/reference}"
# Element: its children in order. "!": exactly one; "+": one or more; "*": any number; "?": at most one.
ORDER = {
    "ONIXMessage": "Header! Product+",
    "Header": "Sender! SentDateTime!",
    "Sender": "SenderName!",
    "Product": "RecordReference! NotificationType! ProductIdentifier+ DescriptiveDetail! CollateralDetail? "
               "PublishingDetail! ProductSupply+",
    "ProductIdentifier": "ProductIDType! IDValue!",
    "DescriptiveDetail": "ProductComposition! ProductForm! Measure* Collection* NoCollection? TitleDetail+ "
                         "Contributor* NoContributor? EditionStatement* Language* Extent* Subject* Audience*",
    "Measure": "MeasureType! Measurement! MeasureUnitCode!",
    "Collection": "CollectionType! TitleDetail*",
    "TitleDetail": "TitleType! TitleElement+",
    "TitleElement": "TitleElementLevel! PartNumber? TitleText? Subtitle?",
    "Contributor": "SequenceNumber? ContributorRole+ PersonName!",
    "Language": "LanguageRole! LanguageCode!",
    "Extent": "ExtentType! ExtentValue! ExtentUnit!",
    "Subject": "MainSubject? SubjectSchemeIdentifier! SubjectCode? SubjectHeadingText?",
    "Audience": "AudienceCodeType! AudienceCodeValue!",
    "CollateralDetail": "TextContent+",
    "TextContent": "TextType! ContentAudience+ Text+",
    "PublishingDetail": "Publisher+ PublishingStatus? PublishingDate* CopyrightStatement*",
    "Publisher": "PublishingRole! PublisherName!",
    "PublishingDate": "PublishingDateRole! Date!",
    "CopyrightStatement": "CopyrightYear+ CopyrightOwner+",
    "CopyrightOwner": "PersonName? CorporateName?",
    "ProductSupply": "SupplyDetail+",
    "SupplyDetail": "Supplier! ProductAvailability! UnpricedItemType? Price*",
    "Supplier": "SupplierRole! SupplierName!",
    "Price": "PriceType! PriceAmount! CurrencyCode!",
}
CODES = {
    "NotificationType": "03", "ProductIDType": "15", "ProductComposition": "00", "ProductForm": "BB|BC",
    "MeasureType": "01|02", "MeasureUnitCode": "mm", "CollectionType": "10", "TitleType": "01",
    "TitleElementLevel": "01|02", "ContributorRole": "A01", "LanguageRole": "01",
    "LanguageCode": "eng|ger|fre|spa|ita|dut|pol|gre", "ExtentType": "06", "ExtentUnit": "03",
    "SubjectSchemeIdentifier": "10|20|93", "AudienceCodeType": "01", "AudienceCodeValue": "01", "TextType": "03",
    "ContentAudience": "00", "PublishingRole": "01", "PublishingStatus": "04", "PublishingDateRole": "01",
    "SupplierRole": "00", "ProductAvailability": "20", "PriceType": "02", "UnpricedItemType": "02",
    "CurrencyCode": "[A-Z]{3}", "PriceAmount": r"\d+(\.\d+)?", "CopyrightYear": r"\d{4}", "Date": r"\d{8}",
    "SentDateTime": r"\d{8}", "IDValue": r"97[89]\d{10}", "RecordReference": r"\S+", "Measurement": r"[1-9]\d*",
    "ExtentValue": r"[1-9]\d*", "SequenceNumber": r"\d+", "PartNumber": r"\d+",
}
def check(node):
    name = node.tag.removeprefix(NAMESPACE)
    if name == node.tag:
        print(name, "is not in the namespace")
    children = [c.tag.removeprefix(NAMESPACE) for c in node]
    if name in ORDER:
        pattern = "".join(f"(?:{c[:-1]} ){'' if c[-1] == '!' else c[-1]}" for c in ORDER[name].split())
        if not re.fullmatch(pattern, "".join(c + " " for c in children)):
            print(name, "has", *children)
    elif children:
        print(name, "has children")
    elif name not in ("NoCollection", "NoContributor", "MainSubject"):
        if not re.fullmatch(CODES.get(name, r"(?s).*\S.*"), node.text or ""):
            print(name, "says", node.text)
    for child in node:
        check(child)
    schemes = [s.findtext(NAMESPACE + "SubjectSchemeIdentifier") for s in node if s.find(NAMESPACE + "MainSubject") is not None]
    if len(schemes) != len(set(schemes)):
        print("two main subjects of a scheme")
    if name == "DescriptiveDetail" and children.count("Collection") + children.count("NoCollection") == 0:
        print("no word on collections")
for path in sys.argv[1:]:
    root = tree.parse(path).getroot()
    print(path, root.attrib)
    check(root)
END
cat >shop.yaml <<'END'
book: {title: Shop & Co <1>, author: A. Setter, isbn: 978-0-306-40615-7, published: 2027-01-15}
page: {trim: 6x9 in, profiles: [kdp]}
sections: [{variant: 4x4, count: 40}]
onix: {make: true}
END
try() { # NAME OPTION…
    name=$1
    shift
    nonet book shop.yaml --quiet "$@" -o "$name" && python3 check.py "$name"/*onix.xml
}
try plain
try full --set series.name=Shops --set series.volume=2 --set book.subtitle=Sub --set book.edition=Second --set book.publisher=Press \
    --set onix.price='9.99 EUR' --set onix.bisac='[GAM017000, GAM007000]' --set onix.thema='[WDKX, WDK]' \
    --set onix.keywords='[large print, "cats & dogs"]' --set onix.description='A *fine* book.'
try anonymous --set book.author=null --set book.publisher=Press --set book.language=pl
try languages --set 'languages=[en, de]' --set 'book.isbn={en: 978-0-306-40615-7, de: 978-3-16-148410-0}'
grep -h RecordReference languages/*.xml
echo 'what cannot be:'
nonet book shop.yaml --set 'languages=[en, de]' -o no
for wrong in onix.price='0 EUR' onix.price='9 XXX' onix.price='9 D A' onix.price='9. EUR' onix.bisac='[GAM17]' onix.thema='[wdkx]' onix.keywords='[a;b]' \
    book.published=null book.isbn=null; do
    nonet book shop.yaml --set "$wrong" --check --quiet 2>&1 | grep error
done
true
