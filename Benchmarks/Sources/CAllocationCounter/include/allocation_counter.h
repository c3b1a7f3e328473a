#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// Answers how often this process has asked for memory.
long allocation_count(void);

#endif
