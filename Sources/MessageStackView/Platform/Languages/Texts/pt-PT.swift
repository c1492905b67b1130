extension LanguageTexts {
    static let ptPT = """
        dismiss: Fechar
        dismissPost: Fechar «%@»
        information: Informação
        success: Sucesso
        warning: Aviso
        error: Erro
        available: %@ disponível
        times.other: %d vezes
        ok: OK
        cancel: Cancelar
        email: Email
        password: Palavra-passe
        oneTimeCode: Código
        name: Nome
        choose: Escolher
        requiredField: Este campo é obrigatório
        invalidEmail: Introduza um email válido
        invalidNumber: Introduza um número
        rating: %1$d de %2$d
        unrated: Sem classificação
        undo: Desfazer
        copy: Copiar
        inProgress: Em curso
        more.other: Mais %d
        showLess: Mostrar menos
        showMore: Mostrar mais
        clearAll: Limpar tudo
        noInternetTitle: Sem ligação à Internet
        noInternetSubtitle: Verifique a ligação e tente novamente
        """
}
