def write(model):
    return {}
