/** Tags of which a page has one: of several the last is kept (specification section 2, 'Start-up behaviour'). */
const singles = [
  "title",
  'meta[name="description" i]',
  'meta[name="keywords" i]',
  'link[rel~="canonical" i]',
];

/** Removes duplicate titles, descriptions, keywords and canonical links from a head; the last of each stays. */
export function removeDuplicates(head: HTMLHeadElement): void {
  for (const single of singles) {
    for (const earlier of Array.from(head.querySelectorAll(single)).slice(0, -1)) earlier.remove();
  }
}

/**
 * Removes duplicates from a head now and whenever it changes. The guard's own removals are not
 * answered by another check, so that it cannot run in a loop.
 * @returns a function that ends it
 */
export function guardHead(head: HTMLHeadElement): () => void {
  const observer = new MutationObserver(() => check());
  function check() {
    removeDuplicates(head);
    observer.takeRecords();
  }
  check();
  observer.observe(head, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["name", "rel"],
  });
  return () => observer.disconnect();
}
