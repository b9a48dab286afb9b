export type Message = {
  readonly channel: string
  readonly message: string | Buffer
}

const KEPT_MAX = 10_000

/** Messages that were not sent, each once. Beyond ten thousand the oldest is forgotten. */
export function createUnsent() {
  const kept = new Map<string, Message>()
  return {
    keep: (message: Message): void => {
      kept.set(`${message.channel} ${message.message}`, message)
      if (kept.size <= KEPT_MAX) return
      const [oldest] = kept.keys()
      if (oldest !== undefined) kept.delete(oldest)
    },
    take: (): readonly Message[] => {
      const taken = [...kept.values()]
      kept.clear()
      return taken
    },
  }
}
