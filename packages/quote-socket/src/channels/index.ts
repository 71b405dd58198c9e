export { createChannel } from './channel.ts';
export type { Channel, ChannelOptions, ChannelSocket } from './channel.ts';
export { ChannelGap } from './channelCodec.ts';
export type { ChannelCodec, ChannelEvent, ChannelRefusal } from './channelCodec.ts';
export type { ChannelSnapshot, ChannelUpdate } from './channelSnapshot.ts';
