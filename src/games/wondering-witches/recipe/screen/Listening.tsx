/** Before the first potion, where there is room: steam, and somebody behind it. */
export function Listening() {
  return (
    <div className="hidden content-end justify-items-center gap-2 [@container_board_(min-height:24rem)]:grid">
      <p className="font-title text-lg font-medium text-soft">The High Witch is listening.</p>
      <svg
        viewBox="0 0 240 150"
        className="w-[min(15rem,18cqh)] fill-none stroke-accent opacity-32"
        strokeWidth="5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M70 148C44 126 92 112 70 88C52 68 84 58 72 34" />
        <path d="M120 148C92 122 150 104 122 74C100 50 142 38 124 6" />
        <path d="M170 148C148 130 192 114 170 92C154 74 184 62 174 42" />
      </svg>
    </div>
  );
}
