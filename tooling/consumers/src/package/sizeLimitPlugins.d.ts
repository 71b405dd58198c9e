// Both are published without types; size-limit takes them as they are.
declare module '@size-limit/esbuild' {
  const plugins: ((...args: unknown[]) => unknown)[];
  export default plugins;
}
declare module '@size-limit/file' {
  const plugins: ((...args: unknown[]) => unknown)[];
  export default plugins;
}
