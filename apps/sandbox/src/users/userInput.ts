import {
  brokenPasswordRules,
  countries,
  passwordLength,
  type PasswordRule,
} from '@exchange/exchange-api';
import { z } from 'zod';
import { ownerOf, type Identity } from './identity.ts';

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'is not an email address' }));

/** `+90`, `0090` and `90` are equivalent. */
const countryCode = z
  .string()
  .trim()
  .regex(/^(\+|00)?[1-9]\d{0,3}$/, { error: 'is not a country code such as +90' })
  .transform((text) => `+${text.replace(/^(\+|00)/, '')}`);

/** Digits after the country code, as dialled from abroad. Removes spaces, dots, dashes and brackets. */
const mobile = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\d{5,14}$/, { error: 'is not a phone number of 5 to 14 digits' }));

const inviteCode = z
  .string()
  .trim()
  .regex(/^[\w-]{1,32}$/, {
    error: 'may contain up to 32 letters, digits, dashes and underscores',
  });

/** Country of residence. */
export const residence = z.enum(countries, {
  error: ({ input }) =>
    input === undefined || input === '' ? 'needs a country' : 'is not a country code such as DE',
});

/** A referral code, which may be missing or empty. */
const optionalCode = z.union([z.literal('').transform(() => undefined), inviteCode]).optional();

const contactFields = {
  email: email.optional(),
  countryCode: countryCode.optional(),
  mobile: mobile.optional(),
};

const password = z.string().min(1, { error: 'is missing' }).max(passwordLength.max);

const problems: Readonly<Record<PasswordRule, string>> = {
  length: `needs ${passwordLength.min} to ${passwordLength.max} characters`,
  mix: 'needs a letter, and a number or symbol',
  common: 'is one of the most common passwords',
  own: 'must not contain the email address or phone number',
};

/** Accepts passwords of almost any length, so that the password rules can report a specific error. */
const newPassword = z.string().max(1_024);

export const loginInput = z.object({ ...contactFields, password }).transform(withIdentity);

export const registerInput = z
  .object({
    ...contactFields,
    residence,
    password: newPassword,
    referralCode: optionalCode,
    userCode: optionalCode,
    acceptedTerms: z.literal(true, { error: 'needs consent' }),
    confirmedAge: z.literal(true, { error: 'needs confirmation' }),
  })
  .transform(withIdentity)
  .superRefine(({ password, identity }, context) => {
    const problem = passwordProblem(password, identity);
    if (problem !== undefined) {
      context.addIssue({ code: 'custom', path: ['password'], message: problem });
    }
  });

export const confirmInput = z.object({ password });

export const changePasswordInput = z.object({ password: newPassword });

export const recoverInput = z.object(contactFields).transform(withIdentity);

const codeId = z.string().min(1).max(64);
/** A one-time code of six digits. Spaces are removed. */
const code = z
  .string()
  .max(32)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'has six digits' }));

export const resendInput = z.object({ id: codeId });

export const loginCodeInput = z.object({ id: codeId, code });

export const resetInput = z.object({ id: codeId, code, password: newPassword });

/** Returns the rules that a new password breaks, as an error message, or undefined if it breaks none. */
export function passwordProblem(password: string, identity: Identity): string | undefined {
  const broken = brokenPasswordRules(password, ownerOf(identity));
  return broken.length > 0 ? broken.map((rule) => problems[rule]).join(', ') : undefined;
}

/** Requires either an email address, or a phone number with its country code, but not both. */
function withIdentity<T extends { email?: string; countryCode?: string; mobile?: string }>(
  input: T,
  context: z.RefinementCtx,
): T & { identity: Identity } {
  const { email, countryCode, mobile } = input;
  if (email !== undefined && mobile === undefined) return { ...input, identity: { email } };
  if (email === undefined && mobile !== undefined && countryCode !== undefined) {
    return { ...input, identity: { countryCode, mobile } };
  }
  context.addIssue('give either email, or mobile with countryCode');
  return z.NEVER;
}

type ParsedInput<T> =
  { ok: true; value: T } | { ok: false; message: string; fields: readonly unknown[] };

/** Parses a body with a schema. The error message lists each invalid field once, in at most 500 characters. */
export function readInput<T>(schema: z.ZodType<T>, body: unknown): ParsedInput<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  return {
    ok: false,
    message: [...new Set(problems)].join('; ').slice(0, 500),
    fields: parsed.error.issues.map(({ path }) => path[0]),
  };
}
