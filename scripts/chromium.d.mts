type Env = Readonly<Record<string, string | undefined>>;

export function ensureChromium(): Promise<string>;
export function findChromium(env?: Env, platform?: string, home?: string): string | null;
export function placesOfChromium(env: Env, platform: string, home: string): readonly string[];
