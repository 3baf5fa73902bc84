// `npm start`: the whole shop on this machine. Nothing but Node itself is used until the install has been checked.
import { checkNode } from "./node-version.mjs"

checkNode()

// Loaded only now: an old Node would stumble over the syntax before it could be told what is wrong.
import("./start-shop.mjs").then(({ main }) => main(process.argv.slice(2)))
