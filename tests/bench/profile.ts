/** Whose script was running when, from the samples in a trace. */

interface ProfileNode {
  readonly id: number;
  readonly parent?: number;
  readonly callFrame: { readonly url?: string };
}

export interface ProfileEvent {
  readonly name: string;
  readonly tid: number;
  /** Of the profile: workers have theirs. */
  readonly id?: string;
  readonly args: {
    readonly data?: {
      /** Microseconds, in the first event. */
      readonly startTime?: number;
      readonly timeDeltas?: readonly number[];
      readonly cpuProfile?: { readonly nodes?: readonly ProfileNode[]; readonly samples?: readonly number[] };
    };
  };
}

export interface Sample {
  /** Milliseconds, as in the trace. */
  readonly at: number;
  readonly ms: number;
  readonly file: string;
}

/** The samples that fell into somebody's script on a thread of the process whose events these are. */
export function samplesOf(events: readonly ProfileEvent[], tid: number): readonly Sample[] {
  const begun = events.find((event) => event.name === 'Profile' && event.tid === tid);
  const nodes = new Map<number, ProfileNode>();
  const samples: Sample[] = [];
  let now = 0;
  for (const { name, id, args } of events) {
    if (!/^Profile(Chunk)?$/.test(name) || id !== begun?.id) continue;
    const { startTime, timeDeltas = [], cpuProfile } = args.data ?? {};
    if (startTime !== undefined) now = startTime;
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    cpuProfile?.samples?.forEach((id, index) => {
      const delta = timeDeltas[index] ?? 0;
      now += delta;
      const file = fileOf(id, nodes);
      if (file) samples.push({ at: now / 1000, ms: delta / 1000, file });
    });
  }
  return samples;
}

/** What the browser does for a script counts as the script's. */
function fileOf(id: number, nodes: ReadonlyMap<number, ProfileNode>): string | null {
  for (let node = nodes.get(id); node; node = nodes.get(node.parent ?? 0)) {
    const { url } = node.callFrame;
    if (url) return url.replace(/^.*\//, '').replace(/-[\w-]{8}\.js.*$/, '');
  }
  return null;
}
