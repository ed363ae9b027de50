#!/usr/bin/env node
// A bot for Samedi in JavaScript. In Little Devils it plays near the first card, in other games the middle choice.
import { createInterface } from "node:readline";

const number = (code) => Number(code.split(" ")[1]);

function choose(game, view, legal) {
  if (game !== "little-devils") return legal[Math.floor(legal.length / 2)];
  if (view.lying === 0) return legal.at(-1); // we lead, and the leader never takes the trick: play the highest card
  const first = view.played.at(-view.lying);
  const far = (code) => Math.abs(number(code) - first);
  return legal.reduce((best, code) => (far(code) < far(best) ? code : best));
}

let game = "";
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") game = message.game;
  else if (message.type === "choose")
    process.stdout.write(JSON.stringify({ id: message.id, code: choose(game, message.view, message.legal) }) + "\n");
}
