/**
 * Puts a page that came in pieces into the form of one that came whole, as soon as its last piece is there: the layout
 * moves from the shadow tree into the document, and each widget into the place that its slot kept for it.
 */

/** A module runs when the whole page has been read; what is settled stays so, and there is nothing to stop. */
export function start() {
  for (const host of document.querySelectorAll("main")) {
    if (host.shadowRoot?.querySelector("slot[name]")) settle(host, host.shadowRoot);
  }
}

function settle(host, root) {
  const focused = document.activeElement;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection();
  const { scrollX: left, scrollY: top } = window;
  const scrolled = [...host.querySelectorAll(".scroll")].map((element) => [element, element.scrollLeft]);
  const layout = [...root.childNodes];
  // What was kept free for those who came late stays so.
  host.dataset.late = "";
  const pieces = Map.groupBy([...host.children], (element) => element.slot);
  root.append(document.createElement("slot"));
  for (const node of layout) move(node, host, null);
  for (const slot of host.querySelectorAll("slot[name]")) {
    if (!slot.parentNode.closest("slot[name]")) fill(slot, pieces);
  }
  // What stood in for a widget has gone with its slot; what is left has no place.
  for (const element of host.querySelectorAll(":scope > [slot]")) element.remove();
  if (focused !== document.activeElement && focused?.isConnected) focused.focus({ preventScroll: true });
  const selection = document.getSelection();
  if (anchorNode?.isConnected && selection.anchorNode !== anchorNode) {
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  }
  for (const [element, along] of scrolled) if (along) element.scrollLeft = along;
  // An element that has the focus is scrolled into view when it is moved, which nobody asked for.
  if (left !== window.scrollX || top !== window.scrollY) window.scrollTo({ left, top, behavior: "instant" });
}

/** Where nothing came, what stood in for the widget stays, under the widget's own name, so that it can still come. */
function fill(slot, pieces) {
  const [piece] = pieces.get(slot.name) ?? pieces.get(`${slot.name}-wait`) ?? [];
  if (piece) {
    piece.id ||= slot.name;
    piece.removeAttribute("slot");
    move(piece, slot.parentNode, slot);
  }
  slot.remove();
}

function move(node, parent, before) {
  if (parent.moveBefore && node.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

start();
