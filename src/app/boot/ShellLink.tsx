import { Link } from 'react-router';
import type { ShellLinkProps } from '../../components/ShellLinkProps';

/** The router's link in the form that components take, since they know no router. */
export function ShellLink({ href, ...rest }: ShellLinkProps) {
  return <Link to={href} {...rest} />;
}
