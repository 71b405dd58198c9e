export {
  conversionFormats,
  displayFormats,
  imageUrl,
  preferredFormat,
  type ConversionFormat,
  type DisplayFormat,
  type ImageRequest,
} from './imageUrl.ts';
export {
  imageSupportClasses,
  probeImageSupport,
  type ImageProbe,
  type ImageSupport,
  type ProbeImage,
} from './imageSupport.ts';
