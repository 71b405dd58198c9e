/** Returns the path of a task's page, for one of the task's tiers. */
export function taskPath(taskId: string, ruleIndex: number): string {
  const query = new URLSearchParams({ 'task-id': taskId, 'rule-index': String(ruleIndex) });
  return `/task-center/task-detail?${query.toString()}`;
}
