/** How a puzzle on paper is found in the app: to be scanned, or typed. */
import { QrCode } from '../../components/QrCode';

interface SheetLinkProps {
  readonly url: string;
  /** What it opens. */
  readonly what: string;
}

export function SheetLink({ url, what }: SheetLinkProps) {
  return (
    <div className="sheet-link">
      <QrCode text={url} label={`QR code of ${what}`} tooLong="" className="sheet-qr" />
      <span className="sheet-url">{url}</span>
    </div>
  );
}
