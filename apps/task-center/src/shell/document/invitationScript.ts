import { referralParameter, referralShape } from '@exchange/site-runtime/registration';

function markInvitation(parameter: string, shape: string): void {
  const code = new URLSearchParams(location.search).get(parameter)?.trim();
  if (code !== undefined && new RegExp(shape).test(code)) {
    document.documentElement.dataset.invited = '';
  }
}

/**
 * Source of an inline script that sets `data-invited` on the root element if the URL contains a valid referral code, so
 * that CSS shows the texts for invited friends from the first paint.
 */
export const invitationScript = `(${markInvitation.toString()})(${JSON.stringify(referralParameter)},${JSON.stringify(referralShape.source)})`;
