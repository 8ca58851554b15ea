"""Server-sent events."""


class EventStream:
    """Server-sent events as a browser reads them; comments are kept apart."""

    def __init__(self, answer):
        self.answer = answer
        self.comments = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.answer.close()

    def __iter__(self):
        event = {}
        for line in self.answer.iter_lines(chunk_size=1, decode_unicode=True):
            if line.startswith(":"):
                self.comments += 1
            elif line:
                name, _, value = line.partition(":")
                event[name] = value.removeprefix(" ")
            else:
                # Fields without data, as `retry`, are no event.
                if "data" in event:
                    yield event
                event = {}
