export { Glyph, type GlyphProps } from './glyph.tsx';
export * from './strokes.ts';
