/** A server under siege, and a player of it. */
export type Target = {
  readonly url: string
  /** The Cookie header of a newly registered player. */
  readonly cookie: string
}

/** Stops an attack: closes what it opened and waits for what it sent. */
export type StopAttack = () => Promise<void>

export type Attack = {
  readonly name: string
  /** What it does, in one line. */
  readonly what: string
  start(target: Target): StopAttack
}

/** Repeats `work` in `lanes` parallel lanes until it is stopped. A refused or broken call is part of the siege. */
export function inLanes(lanes: number, work: () => Promise<unknown>): StopAttack {
  let isStopped = false
  const lane = async () => {
    while (!isStopped) await work().catch(() => undefined)
  }
  const running = Array.from({ length: lanes }, lane)
  return async () => {
    isStopped = true
    await Promise.all(running)
  }
}
