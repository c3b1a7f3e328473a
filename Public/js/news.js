/** A line, not to be seen, that tells those who hear the page what has happened on it. */

let line;

export function start() {
  if (line) return;
  line = document.createElement("p");
  line.className = "vh";
  line.role = "status";
  document.body.append(line);
}

export function stop() {
  line?.remove();
  line = undefined;
}

export function say(words) {
  if (line) line.textContent = words;
}

start();
