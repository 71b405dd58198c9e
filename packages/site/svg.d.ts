/**
 * A drawing. The build copies it to a URL with a hash of its content. Next also declares `*.svg`, as `any`, but the
 * longer pattern takes precedence.
 */
declare module '#art/*.svg' {
  const image: { src: string };
  export default image;
}
