/** What a puzzle on paper is called, and how it is found in the app: to be scanned, or typed. */
import { QrCode } from '../../components/QrCode';

/** above: over the puzzle, the address beside its code; small: as that, with less room; beside: in a column. */
const LAYOUTS = {
  above: { head: '', link: 'flex-1 flex-row-reverse', code: 'size-mm-24', address: 'basis-mm-60' },
  small: { head: '', link: 'flex-1 flex-row-reverse', code: 'size-mm-21', address: 'basis-mm-60' },
  beside: {
    head: 'order-1 shrink-0 basis-mm-46 flex-col',
    link: 'flex-col',
    code: 'size-mm-24',
    address: '',
  },
};

interface PuzzleHeadProps {
  readonly name: string;
  readonly kind: string;
  readonly url: string;
  readonly layout?: keyof typeof LAYOUTS | undefined;
}

export function PuzzleHead({ name, kind, url, layout = 'above' }: PuzzleHeadProps) {
  const { head, link, code, address } = LAYOUTS[layout];
  return (
    <div className={`flex gap-mm-3 ${head}`}>
      <h2 className="text-mm-[4.2]/[1.2]">
        {name} <span className="block text-mm-[3.2] font-normal">{kind}</span>
      </h2>
      <div className={`flex min-w-0 gap-mm-2 ${link}`}>
        <QrCode text={url} label={`QR code of ${name}`} tooLong="" className={`flex-none ${code}`} />
        <span className={`min-w-0 font-[family-name:monospace] text-mm-2/1.25 break-all ${address}`}>
          {url}
        </span>
      </div>
    </div>
  );
}
