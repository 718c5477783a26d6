export const root: string;

export type ToolName = 'biome' | 'playwright' | 'tsc' | 'vite' | 'vitest';

export function run(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): number;
export function tool(name: ToolName, args: readonly string[], env?: Readonly<Record<string, string>>): number;
export function toolBeside(
  name: ToolName,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<number>;
export function toolScript(name: ToolName): string | null;
export function npmCommand(
  node?: string,
  told?: string,
): { readonly command: string; readonly first: readonly string[] };
export function installIfNeeded(): void;
export declare function importTypeScript(file: string): Promise<Record<string, unknown>>;
