/** The page of a task, and of one tier of it. */
export function taskPath(taskId: string, ruleIndex: number): string {
  const query = new URLSearchParams({ 'task-id': taskId, 'rule-index': String(ruleIndex) });
  return `/task-center/task-detail?${query.toString()}`;
}
