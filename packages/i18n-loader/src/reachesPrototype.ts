/** A key or name, or a part of a dotted one, through which a write could reach a prototype. */
export const reachesPrototype = /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/;
