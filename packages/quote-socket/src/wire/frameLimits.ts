/** Maximum length of a frame that is parsed, in characters (256 KiB: frames are ASCII). */
export const maxFrameLength = 262_144;

/** Maximum length of a frame that is kept unparsed. Longer ones are parsed on arrival to bound memory. */
export const maxKeptLength = 4_096;

/** Maximum number of queued frames. */
export const maxInbox = 512;
