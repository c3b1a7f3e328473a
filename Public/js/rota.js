/** Whose turn it is: calls each watched id at its own pace while its element is in view and the window is seen. */
export class Rota {
  #call;
  #turns = new Map();
  #view = new IntersectionObserver((entries) => this.#look(entries));

  constructor(call) {
    this.#call = call;
  }

  /** Takes an element in, or what has replaced it. A tray counts as in view: it has no box while it is empty. */
  watch(element, seconds) {
    const turn = this.#turns.get(element.id) ?? { misses: 0, seen: element.matches(".tray") };
    this.#turns.set(element.id, turn);
    if (!element.matches(".tray")) this.#view.observe(element);
    this.plan(element.id, seconds);
  }

  /** When it is this one's turn again: a tenth more or less, and after misses up to sixteen times as much. */
  plan(id, seconds, missed = false) {
    const turn = this.#turns.get(id);
    if (!turn) return;
    turn.misses = missed ? turn.misses + 1 : 0;
    turn.due = Date.now() + seconds * 2 ** Math.min(turn.misses, 4) * (900 + Math.random() * 200);
    this.#wake(id);
  }

  /** Whoever comes back to the window sees what is; to one of long ago, also of what had come to rest. */
  resume(isOld = false) {
    for (const [id, turn] of this.#turns) {
      if (!document.hidden && (isOld || turn.due < Infinity)) turn.due = 0;
      this.#wake(id);
    }
  }

  stop() {
    this.#view.disconnect();
    for (const { timer } of this.#turns.values()) clearTimeout(timer);
    this.#turns.clear();
  }

  #wake(id) {
    const turn = this.#turns.get(id);
    clearTimeout(turn.timer);
    if (!turn.seen || document.hidden || turn.due === Infinity) return;
    turn.timer = setTimeout(() => this.#call(id), Math.max(0, turn.due - Date.now()));
  }

  #look(entries) {
    for (const { target, isIntersecting } of entries) {
      const turn = this.#turns.get(target.id);
      if (!turn || !target.isConnected) continue;
      turn.seen = isIntersecting;
      this.#wake(target.id);
    }
  }
}
