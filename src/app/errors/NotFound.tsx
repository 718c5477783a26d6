import { Link } from 'react-router';
import { buttonClass } from '../../components/Button';
import { PageShell } from '../boot/PageShell';
import { gamePath } from '../boot/paths';
import { LampOut } from '../home/Lamp';
import { games } from '../registry';

export function NotFound() {
  return (
    <PageShell title="No such room">
      <LampOut>
        <p>
          There is nothing at this address, not even a light. Perhaps part of a link went missing on the way;
          your games are all where you left them.
        </p>
        <p>
          <Link to="/" className={buttonClass('primary')}>
            Back to the shelf
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
