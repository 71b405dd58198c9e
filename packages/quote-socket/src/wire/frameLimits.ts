/** Maximum length of a frame that is parsed, in characters. Frames are ASCII, so this is 256 KiB. */
export const maxFrameLength = 262_144;

/** Maximum length of a frame that is kept unparsed. Longer frames are parsed on arrival, to limit memory use. */
export const maxKeptLength = 4_096;

/** Maximum number of queued frames. */
export const maxInbox = 512;
