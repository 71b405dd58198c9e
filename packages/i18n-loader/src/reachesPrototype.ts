/** Matches keys, also as part of a dotted key, that could make a write modify a prototype. */
export const reachesPrototype = /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/;
