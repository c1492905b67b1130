/// Posts come and go while others wait: what an event costs, by how many those are.
func registerQueues() {
    for waiting in [1_000, 10_000] {
        register("Queue, \(waiting) waiting") { QueueLife(waiting: waiting) }
    }
    for waiting in [1_000, 10_000] {
        register("Naive queue, \(waiting) waiting") { NaiveQueueLife(waiting: waiting) }
    }
}
