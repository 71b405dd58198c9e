/** `Natalie` → `Na***e`. Users recognise their own name, but others cannot identify them. */
export function maskedName(name: string): string {
  const letters = Array.from(name.trim());
  if (letters.length < 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)!}`;
}

/** Masks an email address: `someone@brand.com` → `so***@brand.com`. */
export function vagueEmail(email: string | null): string {
  if (email === null) return '';
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`;
}

/** Masks a phone number: `5321234567` → `532*****67`. Shows only the last two digits of short numbers. */
export function vagueMobile(mobile: string | null): string {
  if (mobile === null) return '';
  const head = mobile.length < 8 ? '' : mobile.slice(0, 3);
  return head + '*'.repeat(mobile.length - head.length - 2) + mobile.slice(-2);
}
