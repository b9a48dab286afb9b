/** What `sockets.ts` asks of a `socket-server.ts`. */
export type SocketTask =
  | { readonly do: 'weigh' | 'cpu' }
  | { readonly do: 'send'; readonly to: 'room' | 'each'; readonly playerIds: readonly number[] }

/** Answered after each task. */
export type SocketReport = {
  /** Heap and buffers in use after a collection; 0 unless weighed. */
  readonly bytes: number
  /** Of the whole process since its start. */
  readonly cpuMicroseconds: number
}
