/**
 * Whoever is no longer let in is led to the door: the page is asked for anew, and it is the door now. Says whether an
 * answer was of that kind, so that nothing else is made of it.
 */
export function isShut(answer) {
  if (answer.status !== 401) return false;
  location.reload();
  return true;
}
