/** Saves a file under this name on the visitor's device. */
export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL only after the click, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
