import type { LinkProps } from '@exchange/ui';
import { Link } from 'react-router';

export const RouterLink = ({ href, ...link }: LinkProps) => <Link to={href} {...link} />;
