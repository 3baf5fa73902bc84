// `npm start`: the whole shop on this machine. Nothing but Node itself is used until the install has been checked.
import { checkNode } from "./machine/node-version.mjs"

checkNode()

// Imported only now: an old Node would fail on the syntax before it could print what is wrong.
void import("./start-shop.mjs").then(({ main }) => main(process.argv.slice(2)))
