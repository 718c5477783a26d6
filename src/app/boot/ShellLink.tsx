import type { ShellLinkProps } from '../../components/ShellLinkProps';
import { Link } from './Link';

/** The router's link in the form that components take, since they know no router. */
export function ShellLink({ href, ...rest }: ShellLinkProps) {
  return <Link to={href} {...rest} />;
}
