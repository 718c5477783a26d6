import { buttonClass } from '../../components/Button';
import { Link } from '../boot/Link';
import { PageShell } from '../boot/PageShell';
import { gamePath } from '../boot/paths';
import { games } from '../registry';
import { LampOut } from './LampOut';

export function NotFound() {
  return (
    <PageShell title="Page not found">
      <LampOut>
        <p>
          There is nothing at this address. Perhaps part of a link is missing. Your games are all where you
          left them.
        </p>
        <p>
          <Link to="/" className={buttonClass('primary')}>
            To the home page
          </Link>
        </p>
        <ul className="flex flex-wrap gap-x-5 gap-y-2 text-base">
          {games.map(({ id, title }) => (
            <li key={id} data-mood={id}>
              <Link to={gamePath(id)} className={buttonClass()}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </LampOut>
    </PageShell>
  );
}
