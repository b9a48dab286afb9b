/** Tasks that `sockets.ts` sends to a `socket-server.ts`. */
export type SocketTask =
  | { readonly do: 'weigh' | 'cpu' }
  | { readonly do: 'send'; readonly to: 'room' | 'each'; readonly playerIds: readonly number[] }

/** The answer to each task. */
export type SocketReport = {
  /** Bytes of heap and buffers in use after a garbage collection. 0 unless the task is to weigh. */
  readonly bytes: number
  /** Processor time of the whole process since its start. */
  readonly cpuMicroseconds: number
}
