/** What an error says below its message, if it says anything: what happened and what to do. */
export function detailOf(error: Error): string | undefined {
  return 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined
}
