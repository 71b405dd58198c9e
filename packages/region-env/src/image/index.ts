export {
  conversionFormats,
  displayFormats,
  preferredFormat,
  type ConversionFormat,
  type DisplayFormat,
} from './imageFormat.ts';
export { imageUrl, type ImageRequest } from './imageUrl.ts';
export {
  imageSupportClasses,
  probeImageSupport,
  type ImageProbe,
  type ImageSupport,
  type ProbeImage,
} from './imageSupport.ts';
