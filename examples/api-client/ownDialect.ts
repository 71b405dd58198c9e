import { createDialect } from '@exchange/api-client/envelope';

interface Body {
  ok: boolean;
  data?: unknown;
  error?: { code: string; message: string };
}

export const dialect = createDialect((body, { status }) => {
  const { ok, data, error } = body as Body;
  return {
    ok,
    data,
    code: error?.code,
    message: error?.message,
    noPermission: status === 401, // the caller is not logged in; 403 stays `business`
  };
});
