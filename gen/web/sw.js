// What a browser keeps of a page that comes from a server, so that it opens without a net: the page and
// the two files beside it, and nothing else.
const CACHE = `nonet ${self.registration.scope} `;
const NAME = `${CACHE}{VERSION}`;
const FILES = {FILES};

self.addEventListener('install', event => {
  event.waitUntil(caches.open(NAME).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(caches.keys()
    .then(names => Promise.all(names.filter(name => name.startsWith(CACHE) && name !== NAME).map(name => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.open(NAME).then(cache => cache.match(event.request, {ignoreSearch: true}))
    .then(kept => kept ?? fetch(event.request)));
});
