/**
 * A drawing, which the build copies to an address with a hash of its content. Next also declares `*.svg`, as `any`. The
 * longer pattern takes precedence.
 */
declare module '#art/*.svg' {
  const image: { src: string };
  export default image;
}
