/** Processor time of this thread for `turns` turns, in microseconds. Other load on the machine does not count. */
export async function cpuOf(work: () => Promise<unknown>, turns: number): Promise<number> {
  const start = process.threadCpuUsage()
  for (let turn = 0; turn < turns; turn += 1) await work()
  const { user, system } = process.threadCpuUsage(start)
  return user + system
}
