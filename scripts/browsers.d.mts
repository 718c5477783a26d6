type Env = Readonly<Record<string, string | undefined>>;
type BrowserName = 'chromium' | 'firefox';

export function ensureBrowser(name: BrowserName): Promise<string>;
export function browserPaths(names: readonly BrowserName[]): Promise<Readonly<Record<string, string>>>;
export function findBrowser(name: BrowserName, env?: Env, platform?: string, home?: string): string | null;
export function placesOf(name: BrowserName, env: Env, platform: string, home: string): readonly string[];
