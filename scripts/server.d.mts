import type { Server } from 'node:http';

export interface ServeOptions {
  readonly folder: string;
  readonly base?: string;
  readonly port?: number;
  readonly host?: string;
  readonly plain?: boolean;
  readonly small?: boolean;
}

export interface Served {
  readonly server: Server;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** By the ending of a file's name. */
export const TYPES: Readonly<Record<string, string>>;

export function serve(options: ServeOptions): Promise<Served>;
