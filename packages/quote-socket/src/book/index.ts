export { equalBooks, reduceBook, topOfBook } from './book.ts';
export type { Book, BookChange, BookEvent, BookLevel, BookSides } from './book.ts';
