/** The least that React can be asked for: what a machine takes for this, it takes for itself. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Bare() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      Pressed {presses} times
    </button>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
