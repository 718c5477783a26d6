import './cups.css';
import { Cup } from './Cup';

export default function Cover() {
  return (
    <span className="cups-cover">
      <Cup />
      <span className="stirs">
        <Cup lifted pearl />
      </span>
      <Cup />
    </span>
  );
}
